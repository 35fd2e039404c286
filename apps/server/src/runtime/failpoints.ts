/**
 * Places at which a test kills the process as a power cut would. Nothing is armed unless the setting
 * KYAKHTA_FAILPOINT names one, which production refuses.
 */
let armed: { readonly name: string; left: number } | null = null;

/** @param setting name of a failpoint, with `#n` for the nth time it is passed; empty for none */
export const armFailpoint = (setting: string): void => {
  const [name = '', times = '1'] = setting.split('#');
  armed = name === '' ? null : { name, left: Number(times) };
};

/** Ends the process at once, without any clean-up, when this place is armed. */
export const failpoint = (name: string): void => {
  if (armed === null || armed.name !== name) return;
  armed.left -= 1;
  if (armed.left <= 0) process.kill(process.pid, 'SIGKILL');
};
