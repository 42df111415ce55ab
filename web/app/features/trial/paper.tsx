import { partsIn } from '@ampersand/contract/trial/text';

/** The text that is signed, part by part. */
export function Paper({ text }: { text: string }) {
  return (
    <div dir="auto" className="flex flex-col gap-4">
      {partsIn(text).map(({ heading, lines }) => (
        <section key={heading}>
          <h4 className="font-semibold">{heading}</h4>
          {lines.map((line) => (
            <p key={line} className="mt-1 wrap-anywhere">
              <bdi>{line}</bdi>
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
