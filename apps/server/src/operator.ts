import { randomUUID } from 'node:crypto';
import { inOwnTransaction, openForCommand, runCommand } from './command.ts';
import { giveOperator, makePassword } from './domains/accounts/index.ts';

const usage = `Usage: npm run operator -- NAME

Makes an operator of this name (4 to 16 letters, digits or underscores) and prints a password to begin with.
A new operator may do everything. Where the name exists, it gets a new password, is unlocked and logged out everywhere,
and keeps its areas. What moves much money needs two operators who are two people: make the first two here, or let another
operator confirm whose an account is that was made in the console.`;

// Run by bin/operator.mjs: a person with access to the machine may let the first operator in.
const run = async (): Promise<number> => {
  const [name, ...more] = process.argv.slice(2);
  const userName = (name ?? '').toLowerCase();
  if (more.length > 0 || !/^[a-z0-9_]{4,16}$/.test(userName)) {
    console.error(usage);
    return 2;
  }
  const app = await openForCommand(2);
  try {
    const made = await makePassword();
    const what = await inOwnTransaction(app, `operator-${randomUUID()}`, (ctx) => giveOperator(ctx, userName, made));
    console.log(
      what === 'added' ? `Operator ${userName} was made.` : `Operator ${userName} has a new password and was logged out everywhere.`,
    );
    console.log(`Password: ${made.password}`);
    console.log('It is shown this once. Log in at /platform and change it there.');
    return 0;
  } finally {
    await app.close();
  }
};

await runCommand(run, [], 'A file cannot be read');
