import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { PhoneInput } from './phone-input.tsx';

function Asked({ phone }: { phone: string }) {
  const form = useForm({ defaultValues: { phone } });
  return (
    <FormProvider {...form}>
      <PhoneInput name="phone" />
    </FormProvider>
  );
}

test.each([
  ['98204 17365', true],
  ['IN 98204 17365', true],
  ['NG 0801 234 5678', false],
  ['+44 20 7946 0958', false],
])('of %j it is %s that ten digits are asked for', (phone, isAsked) => {
  const page = renderToStaticMarkup(<Asked phone={phone} />);
  expect(page.includes('title="Phone number must be exactly 10 digits"')).toBe(isAsked);
});
