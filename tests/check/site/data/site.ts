export const site = {
  origin: 'https://small-site.test',
  brand: 'Staffroom',
  email: 'hello@small-site.test',
  address: ['4 Potter’s Row', 'Leeds'],
  hours: { closed: 'Weekends closed' },
  phone: { label: '020 7123 4567', href: 'tel:+442071234567' },
} as const
