import type { EquityAnswers } from '@ampersand/contract/equity';
import { judgementsOf } from '@ampersand/contract/equity/answers';
import { CONTRIBUTIONS, splitOf } from '@ampersand/contract/equity/split';
import { contributionWords } from '@ampersand/contract/equity/words';
import { Card } from '../../ui/card.tsx';
import { SplitBar } from './split-bar.tsx';
import { TableBox } from './table-box.tsx';

interface GivenProps {
  answers: EquityAnswers;
  called: string;
  isOpen: boolean;
}

/** One's own answers, once they are given and the other's are not. */
export function Given({ answers, called, isOpen }: GivenProps) {
  return (
    <section aria-labelledby="given-title">
      <h2 id="given-title" className="text-2xl">
        You have shared your answers
      </h2>
      <p role="status" className="measure mt-1 text-muted">
        {isOpen ? (
          <>
            <bdi>{called}</bdi> has not yet. Once they have, both of you see both here.
          </>
        ) : (
          'The other did not share theirs.'
        )}
      </p>
      <Card className="mt-5">
        <SplitBar label="As you see it" yours={splitOf(judgementsOf(answers))} called={called} />
        <TableBox label="Your answers" className="mt-5">
          <thead>
            <tr>
              <th scope="col">Contribution</th>
              <th scope="col" className="text-end">
                Counts
              </th>
              <th scope="col" className="text-end">
                Your part
              </th>
            </tr>
          </thead>
          <tbody>
            {CONTRIBUTIONS.map((name) => (
              <tr key={name}>
                <th scope="row">{contributionWords[name].name}</th>
                <td className="text-end">{answers[name].weight} of 10</td>
                <td className="text-end">{answers[name].weight === 0 ? '–' : `${answers[name].own}%`}</td>
              </tr>
            ))}
          </tbody>
        </TableBox>
      </Card>
    </section>
  );
}
