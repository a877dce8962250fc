import { expect, it } from 'vitest'
import { runJobs } from '../../tools/review/pictures/jobs.ts'

it('fails only the page that does not load, with a fresh browser window for the next', async () => {
  let opened = 0
  const open = () => Promise.resolve({ window: (opened += 1) })
  const done: string[] = []
  await runJobs(['/a', '/b', '/c'], 1, open, (path, { window }) => {
    done.push(`${path} in ${window}`)
    return path === '/b' ? Promise.reject(new Error('Timeout')) : Promise.resolve()
  })
  expect(done).toEqual(['/a in 1', '/b in 1', '/c in 2'])
})

it('fails as a whole when no window can be opened again', async () => {
  let opened = 0
  const open = () => ((opened += 1) > 1 ? Promise.reject(new Error('The browser is gone')) : Promise.resolve({}))
  const look = () => Promise.reject(new Error('Timeout'))
  await expect(runJobs(['/a', '/b'], 1, open, look)).rejects.toThrow('The browser is gone')
})
