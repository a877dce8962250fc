/** What the build itself tells of the company: in llms.txt, on share pictures, in the web manifest and in addresses. */
export type Site = { brand: string; tagline: string; email: string; phone: { label: string }; origin: string }
