import { playbookFileName, playbookToJson, playbookToMarkdown } from './playbook-files.ts'
import type { PlaybookId } from '../../../data/playbooks.ts'
import { notify } from '../../ui/notifications/notify.ts'
import { saveFile } from '../../ui/save-file.ts'

/** Saves a playbook as a file: Markdown for people, JSON for programs. */
export function exportPlaybook(id: PlaybookId, format: 'md' | 'json'): void {
  const name = playbookFileName(id, format)
  if (format === 'md') saveFile(name, playbookToMarkdown(id), 'text/markdown')
  else saveFile(name, playbookToJson(id), 'application/json')
  notify.confirm(`Exported as ${name}`)
}
