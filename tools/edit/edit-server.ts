import type { ContentFolder } from '../content/content-folder.ts'
import { blockActions } from './block-actions.ts'
import { changeActions } from './change-actions.ts'
import { EditedSite } from './edited-site.ts'
import { pageActions } from './page-actions.ts'
import { recordActions } from './record-actions.ts'
import { EditError } from './source-files.ts'

function actionsOn(site: EditedSite) {
  return { ...blockActions(site), ...pageActions(site), ...recordActions(site), ...changeActions(site) }
}

type Actions = ReturnType<typeof actionsOn>

/** What the browser can ask for. */
export type ActionName = keyof Actions

/** What an action is asked with. */
export type ActionInput<Name extends ActionName> = Parameters<Actions[Name]>[0]

/** What an action answers. */
export type ActionAnswer<Name extends ActionName> = Awaited<ReturnType<Actions[Name]>>

/** Answers the editor's requests. */
export class EditServer {
  readonly site: EditedSite
  #actions: Readonly<Record<string, (input: never) => Promise<object>>>

  constructor(folder: ContentFolder, notify: (path: string) => void) {
    this.site = new EditedSite(folder, notify)
    this.#actions = actionsOn(this.site)
  }

  /** @throws {EditError} for an unknown action, or one that cannot be done */
  async answer(action: string, input: unknown): Promise<object> {
    const act = Object.hasOwn(this.#actions, action) ? this.#actions[action] : undefined
    if (!act) throw new EditError('The editor does not know this action. Reload the page.')
    return act(input as never)
  }
}
