import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextInput } from './text-input.tsx';

const read = (html: string) => html.replace(/<.*?>/g, ' ').replace(/\s+/g, ' ').trim();
const fault = { label: 'What does not fit?', hint: 'They read it.', error: 'Please choose a reason' };

test('what is wrong with a choice stands above its options, where focus and eyes are', () => {
  const options = [
    { value: 'TIME', label: 'The time' },
    { value: 'PLACE', label: 'The place' },
  ];
  const html = renderToStaticMarkup(
    <Field {...fault} group>
      <RadioGroup name="reason" options={options} />
    </Field>,
  );
  expect(read(html)).toBe('What does not fit? They read it. Please choose a reason The time The place');
});

test('what is wrong with a text stands below it, and either is told with its control', () => {
  const html = renderToStaticMarkup(
    <Field {...fault} id="why">
      <TextInput name="why" />
    </Field>,
  );
  expect(html).toMatch(/<input.*aria-describedby="why-hint why-error".*Please choose a reason/);
});
