/** Things that operators look at: those that wait come first, the longest waiting on top; then what became of the others. */
export const toDecide = {
  views: ['open', 'refused', 'approved'],
  ask: <View extends string>({ view }: { view: View }) => ({ view }),
} as const;
