export const industryChoices = ['Dental', 'Other'] as const
