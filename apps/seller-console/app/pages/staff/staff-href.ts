/** The accounts of the store, and what each may do. */
export const staffHref = '/staff';
