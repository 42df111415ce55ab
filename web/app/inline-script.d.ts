declare module '*.js?minified' {
  const script: string;
  // biome-ignore lint/style/noDefaultExport: what the inline-script plugin makes of a file.
  export default script;
}
