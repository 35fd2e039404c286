/** The one table of OpenCC that is read; the package describes its converters only. */
declare module 'opencc-js/dict/TSCharacters' {
  /** Pairs 'traditional simplified', separated by bars. */
  const pairs: string;
  export default pairs;
}
