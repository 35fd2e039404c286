/** The operators, and what each may do. */
export const staffHref = '/staff';
