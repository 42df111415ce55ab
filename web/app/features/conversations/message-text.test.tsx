import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageText } from './message-text.tsx';

const painted = (text: string) => renderToStaticMarkup(<MessageText text={text} />);

test('an address is painted from left to right, whatever turns the text around it', () => {
  const address = '<bdi dir="ltr">https://evil.example/moc.elgoog//:sptth</bdi>';
  expect(painted('\u202ehttps://evil.example/moc.elgoog//:sptth')).toContain(address);
  expect(painted('https://evil.example/moc.elgoog//:sptth')).toContain(address);
});

test('the host is shown where an address may look like another one, and nowhere else', () => {
  const host = '<bdi>evil.example</bdi>';
  for (const turn of ['\u202e', '\u202b', '\u2067'])
    for (const text of [`${turn}https://evil.example/moc`, `https://evil.example/${turn}moc`])
      expect(painted(text), text).toContain(host);
  expect(painted('https://bücher.example/')).toContain('<bdi>xn--bcher-kva.example</bdi>');
  expect(painted('See https://evil.example/moc, please')).not.toContain(host);
});
