import { hiredDesks } from '../../../data/office.ts'
import { agentCount, agentPrice, levelFor, pounds, powerUps, priceFor, volumeSaving } from '../../../data/pricing.ts'
import { hiredDepartments, officeTotal, type Office } from './office-state.ts'

/** An office with its monthly price as plain text, to copy or to print. */
export function officeText(office: Office): string {
  const count = office.hired.length
  const saving = volumeSaving(count)
  return [
    `${levelFor(count)}: ${agentCount(count)}, ${hiredDepartments(office).length} of 10 departments`,
    '',
    ...hiredDesks(office).map(({ name, description }) => `- ${name}: ${description}`),
    '',
    `Agents: ${count} × ${pounds(priceFor(count))} = ${pounds(count * priceFor(count))} a month`,
    ...office.powerUps.map((id) => `${powerUps[id].name}: ${pounds(powerUps[id].price)} a month`),
    `Total: ${pounds(officeTotal(office))} a month`,
    ...(saving > 0 ? [`Volume pricing saves ${pounds(saving)} a month compared with ${pounds(agentPrice)} each.`] : []),
  ].join('\n')
}
