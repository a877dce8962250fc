import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Runs git in a folder. */
export function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
}

/**
 * Makes a folder a repository of Ada's, with one commit that is pushed to a bare repository.
 * @param remote the bare repository, below the folder
 * @param paths what is committed
 */
export function startRepository(root: string, remote = '.git/remote.git', paths: readonly string[] = ['.']): void {
  git(root, 'init', '-q', '-b', 'main')
  git(root, 'config', 'user.name', 'Ada')
  git(root, 'config', 'user.email', 'ada@example.org')
  git(root, 'add', ...paths)
  git(root, 'commit', '-q', '-m', 'Begin')
  git(root, 'init', '-q', '--bare', remote)
  git(root, 'remote', 'add', 'origin', join(root, remote))
  git(root, 'push', '-q', 'origin', 'main')
}
