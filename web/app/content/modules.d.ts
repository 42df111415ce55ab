declare module '*.md?document' {
  const text: import('./types.ts').LegalText;
  // biome-ignore lint/style/noDefaultExport: what the content plugin makes of a file.
  export default text;
}
