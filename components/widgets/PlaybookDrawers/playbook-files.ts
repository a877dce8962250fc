import { agents } from '../../../data/agents.ts'
import { industries } from '../../../data/industries.ts'
import { playbooks, type Playbook, type PlaybookId } from '../../../data/playbooks.ts'

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

/** A playbook's setup time as printed. */
function setupTimeText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
