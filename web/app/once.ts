/** Fetches something once; what failed is fetched anew when it is asked for again. */
export function once<Thing>(fetchIt: () => Promise<Thing>): () => Promise<Thing> {
  let coming: Promise<Thing> | undefined;
  return () => {
    coming ??= fetchIt().catch((error: unknown) => {
      coming = undefined;
      throw error;
    });
    return coming;
  };
}
