export const bands = [
  { from: 1, price: 99 },
  { from: 2, price: 89 },
] as const
