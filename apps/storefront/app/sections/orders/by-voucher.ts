/** Stands for a kind of delivery where nothing is brought. */
export const byVoucher = 0;
