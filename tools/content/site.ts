/** The company's details for llms.txt, share pictures, the web manifest and addresses. */
export type Site = { brand: string; tagline: string; email: string; phone: { label: string }; origin: string }
