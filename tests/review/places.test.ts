import sharp from 'sharp'
import { expect, it } from 'vitest'
import { compareSites } from '../../tools/review/compare/compare-sites.ts'
import { compareShots } from '../../tools/review/pictures/compare-looks.ts'
import { alignBoxes, bandsOf, placesOf } from '../../tools/review/pictures/places.ts'
import { memoryFiles, readSites } from '../../tools/review/site/built-site.ts'

const box = (y: number, height = 50) => ({ x: 0, y, width: 390, height })

it('shows both sides from the same element on, if what precedes it grew', () => {
  const [band] = bandsOf([{ base: box(400), head: box(700, 90), caption: 'A' }])
  expect(band).toMatchObject({ base: 328, head: 628, height: 72 + 90 + 72 })
})

it('shows the place of an added block on the other side where its neighbours are', () => {
  const added = { base: null, head: box(1000) }
  const hidden = { base: null, head: box(900) }
  const [band] = bandsOf([{ ...alignBoxes(added, [hidden, { base: box(600), head: box(900) }]), caption: 'A' }])
  expect(band).toMatchObject({ base: 628, head: 928 })
  expect(bandsOf([{ ...alignBoxes(added, []), caption: 'A' }])).toMatchObject([{ base: null, head: 928 }])
})

it('shows of a removed block its old side, where it has a height', () => {
  const boxes = alignBoxes({ base: box(900), head: null }, [{ base: box(600), head: box(500) }])
  expect(bandsOf([{ ...boxes, caption: 'A' }])).toMatchObject([
    { base: 828, head: 728, spots: [{ side: 'base', height: 50 }] },
  ])
})

it('keeps places that are far apart on one side in two strips', () => {
  const places = [
    { base: box(100), head: box(100), caption: 'A' },
    { base: box(200), head: box(200), caption: 'B' },
    { base: box(300), head: box(900), caption: 'C' },
  ]
  expect(bandsOf(places).map(({ spots }) => spots.map(({ caption, y }) => [caption, y]))).toEqual([
    [
      ['A', 72],
      ['B', 172],
    ],
    [['C', 72]],
  ])
})

const placesIn = (before: string, after: string) => {
  const site = (body: string) => memoryFiles({ 'index.html': `<!doctype html><title>T</title>${body}` })
  const { base, head } = readSites(site(before), site(after))
  const [page] = compareSites(base, head).pages
  return placesOf(page!, page!.findings)
}

it('names the block before an added one on both sides, also inside a block that has text', () => {
  const section = (more: string) => `<h1>Top</h1><section>Own words<p>First</p>${more}<p>Last</p></section>`
  const [place] = placesIn(section(''), section('<p>Added here</p>'))
  const first = (side: string) => `${side} > :nth-child(2) > :nth-child(1)`
  expect(place).toMatchObject({ base: undefined, head: 'body > :nth-child(2) > :nth-child(2)' })
  expect(place!.near[0]).toEqual({ base: first('body'), head: first('body') })
})

it('has the element of a changed style on both sides', () => {
  const page = (gap: string, more = '') => `<style>ol { gap: ${gap} }</style>${more}<ol><li>One</li><li>Two</li></ol>`
  expect(
    placesIn(page('1px'), page('2px', '<p>New</p>')).find(({ caption }) => caption.startsWith('Style')),
  ).toMatchObject({
    base: 'body > :nth-child(1)',
    head: 'body > :nth-child(2)',
  })
})

it('pictures a changed gap at the elements that have something to set apart', () => {
  const link = (content: string) => `<a class="b">${content}</a>`
  const page = (gap: string) => `<style>.b { gap: ${gap} }</style>${['A', 'B <i></i>', 'C <i></i>'].map(link).join('')}`
  expect(placesIn(page('1px'), page('2px')).map(({ head }) => head)).toEqual(
    [2, 3].map((at) => `body > :nth-child(${at})`),
  )
})

it('pictures up to six elements with a changed style, and only the first of very many', () => {
  const list = (length: number) => (gap: string) =>
    `<style>li { top: ${gap} }</style><ol>${Array.from({ length }, (_, at) => `<li>${at}`).join('')}</ol>`
  const counts = [3, 21, 22].map((length) => placesIn(list(length)('1px'), list(length)('2px')).length)
  expect(counts).toEqual([3, 6, 1])
})

it('has of each element with a changed style the blocks near itself', () => {
  const page = (gap: string) =>
    `<style>ol { gap: ${gap} }</style><p>One</p><ol><li>A</li><li>B</li></ol><p>Two</p><ol><li>C</li><li>D</li></ol>`
  const places = placesIn(page('1px'), page('2px'))
  expect(places.map(({ head, near }) => [head, near[0]!.head])).toEqual(
    [2, 4].map((at) => [`body > :nth-child(${at})`, `body > :nth-child(${at - 1})`]),
  )
})

it('finds the pixels of a place that differ', async () => {
  const shot = (left: number) => {
    const input = { create: { width: 2, height: 2, channels: 4, background: 'red' } } as const
    const white = { create: { width: 20, height: 20, channels: 4, background: 'white' } } as const
    return sharp(white)
      .composite([{ input, left, top: 4 }])
      .png()
      .toBuffer()
  }
  const { changedIn } = (await compareShots(await shot(4), await shot(14)))!
  const found = [0, 10].map((x) => changedIn({ x, y: 0, width: 10, height: 10 }))
  expect(found).toEqual([4, 14].map((x) => ({ count: 4, x, y: 4, width: 2, height: 2 })))
  expect(changedIn({ x: 0, y: 10, width: 20, height: 10 }).count).toBe(0)
})

it('makes both pictures as high as the higher one', async () => {
  const shot = (height: number) =>
    sharp({ create: { width: 8, height, channels: 4, background: 'red' } })
      .png()
      .toBuffer()
  const { shots, top, share } = (await compareShots(await shot(10), await shot(40)))!
  const sizes = await Promise.all(
    [shots.before!, shots.after!].map(async (image) => {
      const { width, height } = await sharp(await image.png().toBuffer()).metadata()
      return [width, height]
    }),
  )
  expect({ sizes, top, share }).toEqual({
    sizes: [
      [8, 40],
      [8, 40],
    ],
    top: 10,
    share: '75 %',
  })
})
