/** A second-level heading of a text and its anchor. */
export interface Section {
  id: string;
  title: string;
}

export interface Body {
  /** Made at build time from Markdown that has no raw HTML. */
  html: string;
  sections: Section[];
}

export interface LegalText extends Body {
  title: string;
  description: string;
  /** In words: "September 1, 2026". */
  effective: string;
}
