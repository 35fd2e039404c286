import { useToast } from '@kyakhta/ui';
import { useEffect } from 'react';

type Hearer = (text: string) => void;
let hearer: Hearer = () => {};

/** Says from anywhere what went wrong. */
export const sayProblem = (text: string): void => hearer(text);

/** Shows what is said, among the other messages of the page. @param word what is said where an answer has no words */
export function SaidProblems({ word }: { word: string }) {
  const say = useToast();
  useEffect(() => {
    hearer = (text) => say({ tone: 'error', text: text || word });
    return () => {
      hearer = () => {};
    };
  }, [say, word]);
  return null;
}
