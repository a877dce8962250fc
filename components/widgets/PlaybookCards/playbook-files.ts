import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { playbooks, type Playbook, type PlaybookId } from '../../../data/playbooks.ts'
import { notify } from '../../ui/notifications/notify.ts'

/** Saves a playbook as a file: Markdown for people, JSON for programs. */
export function exportPlaybook(id: PlaybookId, format: 'md' | 'json'): void {
  const name = playbookFileName(id, format)
  if (format === 'md') saveFile(name, playbookToMarkdown(id), 'text/markdown')
  else saveFile(name, playbookToJson(id), 'application/json')
  notify.confirm(`Exported as ${name}`)
}

/** A playbook as Markdown that a person can read and print. */
export function playbookToMarkdown(id: PlaybookId): string {
  const { name, industry, description, features, difficulty, setupTime, steps }: Playbook = playbooks[id]
  return [
    `# ${name}`,
    '',
    description,
    '',
    `- Industry: ${industries[industry].name}`,
    `- Difficulty: ${difficulty}`,
    `- Setup: ${setupTimeText(setupTime)}`,
    '',
    '## What’s included',
    '',
    ...features.map((feature) => `- ${feature}`),
    '',
    '## Steps',
    '',
    ...steps.map(
      (step, at) => `${at + 1}. **${step.title}** (${step.agent ? agents[step.agent].name : 'you'}). ${step.text}`,
    ),
    '',
  ].join('\n')
}

/** A playbook as JSON: its id, and its record without the library's own figures. */
export function playbookToJson(id: PlaybookId): string {
  const { name, industry, description, features, difficulty, setupTime, steps }: Playbook = playbooks[id]
  return `${JSON.stringify({ id, name, industry, description, features, difficulty, setupMinutes: setupTime, steps }, null, 2)}\n`
}

/** The name of the file that Export saves. */
export function playbookFileName(id: PlaybookId, format: 'md' | 'json'): string {
  return `playbook-${id}.${format}`
}

function setupTimeText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** Offers text to the visitor as a file to save. */
function saveFile(name: string, text: string, type: 'text/markdown' | 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  // Browsers read the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 30_000)
}
