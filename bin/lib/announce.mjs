/** The addresses and logins that a person wants to see once the marketplace serves. */

const password = 'Demo-2026!';

/** @param {{address: string, mode: string, gateway: boolean}} about address: with a slash at its end; gateway: whether a sandbox gateway runs */
export function announce({ address, mode, gateway }) {
  const lines = [
    '',
    `  Kyakhta serves (${mode}). Stop it with Ctrl-C.`,
    '',
    `  storefront        ${address}`,
    `  seller console    ${address}seller`,
    `  operator console  ${address}platform`,
    `  API reference     ${address}api/docs`,
  ];
  if (mode === 'demo') {
    lines.push(
      `  dev mailbox       ${address}dev/mailbox`,
      `  demo bank         ${address}dev/bank`,
      ...(gateway ? [`  payment gateway   ${address}dev/gateway`] : []),
      '',
      `  demo logins, password ${password}`,
      '    buyers     buyer1@demo.test … buyer5@demo.test',
      '    sellers    seller1 … seller5',
      '    operators  operator1, operator2',
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
