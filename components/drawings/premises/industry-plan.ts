import { industries, type IndustryId } from '../../../data/industries.ts'
import type { FloorPlan } from '../plan/FloorPlanDrawing.tsx'
import { accountants } from './accountants.ts'
import { auto } from './auto.ts'
import { clinics } from './clinics.ts'
import { dental } from './dental.ts'
import { ecommerce } from './ecommerce.ts'
import { education } from './education.ts'
import { premisesPlan, type Premises } from './premises.ts'
import { realEstate } from './real-estate.ts'
import { restaurants } from './restaurants.ts'
import { smallOffice } from './small-office.ts'
import { solicitors } from './solicitors.ts'
import { trades } from './trades.ts'

/** The premises of each industry; an industry without any is drawn as a small office. */
export const premises: Readonly<Partial<Record<IndustryId, Premises>>> = {
  dental,
  solicitors,
  auto,
  'real-estate': realEstate,
  trades,
  restaurants,
  clinics,
  ecommerce,
  accountants,
  education,
}

/** An industry's premises in plan, with the four desks of its bundle numbered as the bundle lists them. */
export function industryPlan(id: IndustryId): FloorPlan {
  return premisesPlan(premises[id] ?? smallOffice, industries[id].bundle)
}
