import { StepDrawing } from './step-drawing.tsx';
import { steps } from './steps.ts';

/** The three steps with number and drawing, side by side where there is room. */
export function StepsList() {
  return (
    <ol className="grid gap-x-10 gap-y-12 md:grid-cols-3">
      {steps.map(({ name, title, text }, index) => (
        <li key={name} className="flex flex-col max-md:mx-auto max-md:max-w-md">
          <StepDrawing step={name} />
          <div className="mt-6 flex gap-4">
            <span aria-hidden="true" className="font-display text-4xl leading-none text-primary">
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl">
                <span className="sr-only">{index + 1}. </span>
                {title}
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}
