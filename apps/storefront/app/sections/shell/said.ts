import { useToast } from '@kyakhta/ui';
import { useEffect } from 'react';

type Hearer = (text: string) => void;
let hearer: Hearer = () => {};

/** Says from anywhere what went wrong; it stays until it is dismissed. */
export const sayProblem = (text: string): void => hearer(text);

/** Shows what is said, among the other messages of the page. */
export function SaidProblems() {
  const say = useToast();
  useEffect(() => {
    hearer = (text) => say({ tone: 'error', text });
    return () => {
      hearer = () => {};
    };
  }, [say]);
  return null;
}
