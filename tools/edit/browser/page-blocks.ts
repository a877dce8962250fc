import { blockAt, type Block } from '../block.ts'

/** What an element was made from: the offsets and the version of the text; undefined if not of the page's file. */
export function renderedFrom(element: Element): { start: number; end: number; version: string } | undefined {
  const [, start, end, version] = /^(\d+)-(\d+)-(\w+)$/.exec(element.getAttribute('data-source') ?? '') ?? []
  return version === undefined ? undefined : { start: Number(start), end: Number(end), version }
}

const keyOf = ({ start, end }: Block) => `${start}-${end}`

/** The blocks of the open page, and where they are in it. */
export class PageBlocks {
  readonly blocks: readonly Block[]
  /** Compared by offsets, because the server answers with new objects. */
  #elements = new Map<string, Element[]>()
  /** The blocks that an element shows as a whole. A widget may show only words of the text between its tags. */
  #whole = new Set<string>()

  /** The version of the text that they are blocks of. */
  readonly version: string

  constructor(blocks: readonly Block[], version = '') {
    this.blocks = blocks
    this.version = version
    for (const element of document.querySelectorAll('main [data-source]')) {
      const block = this.#blockFor(element)
      if (!block) continue
      const { start, end } = renderedFrom(element)!
      if ((start === block.start && end === block.end) || element.matches('td, th')) this.#whole.add(keyOf(block))
      const known = this.#elements.get(keyOf(block)) ?? []
      // Only the outermost elements of a block count.
      if (!known.some((candidate) => candidate.contains(element))) this.#elements.set(keyOf(block), [...known, element])
    }
  }

  /** Whether the page shows their text, and no other version of it. */
  get areShown(): boolean {
    const parts = [...document.querySelectorAll('main [data-source]')]
    return !parts.length || parts.some((part) => renderedFrom(part)?.version === this.version)
  }

  /** The block that an element shows a part of; undefined if it was made from another text. */
  at(element: Element): Block | undefined {
    const nearest = element.closest('[data-source]')
    return nearest && renderedFrom(nearest)?.version === this.version ? this.#blockFor(nearest) : undefined
  }

  /** The elements that show a block, or those of the widget that shows its words in a form of its own. */
  elementsOf(block: Block): readonly Element[] {
    const elementsOf = (part: Block) => this.#elements.get(keyOf(part)) ?? []
    // A text that has become several blocks.
    if (!this.blocks.some((candidate) => keyOf(candidate) === keyOf(block)))
      return this.blocks.filter(({ start, end }) => block.start <= start && end <= block.end).flatMap(elementsOf)
    const candidates = [block, ...this.#around(block)]
    return elementsOf(candidates.find((candidate) => this.#whole.has(keyOf(candidate))) ?? block)
  }

  /** The innermost widget around a block, or the table of a cell. */
  wholeAround(block: Block): Block | undefined {
    return this.#around(block).find(({ kind, name }) => kind === 'widget' || name === 'Table')
  }

  /** The cells of a table, or of that which a cell is in; none for another block. */
  cellsWith({ name, path }: Block): Block[] {
    const table = name === 'Cell' ? path.slice(0, -2) : path
    return this.blocks.filter((block) => block.name === 'Cell' && block.path.slice(0, -2).join() === table.join())
  }

  /** The blocks around a block, the innermost first. */
  #around({ start, end, path }: Block): Block[] {
    return this.blocks
      .filter((block) => block.path.length < path.length && block.start <= start && end <= block.end)
      .sort((a, b) => a.end - a.start - (b.end - b.start))
  }

  /** The blocks that the page shows, in its order. Cells are in their table. */
  shown(): Block[] {
    return this.blocks.filter((block) => block.name !== 'Cell' && this.boxOf(block))
  }

  /** The box of a block in the document; undefined if the page does not show it. */
  boxOf(block: Block): DOMRect | undefined {
    const boxes = this.elementsOf(block)
      .map((element) => {
        const box = element.getBoundingClientRect()
        if (box.width && box.height) return box
        // An element may have no box of its own, only those of its content.
        const content = new Range()
        content.selectNodeContents(element)
        return content.getBoundingClientRect()
      })
      .filter(({ width, height }) => width && height)
    if (!boxes.length) return undefined
    const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
    const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
    return new DOMRect(left + scrollX, top + scrollY, right - left, bottom - top)
  }

  #blockFor(element: Element): Block | undefined {
    const origin = renderedFrom(element)
    if (!origin) return undefined
    const { start, end } = origin
    // A cell's element also has the bars and spaces around its words.
    const isInside = (block: Block) => block.name === 'Cell' && start <= block.start && block.end <= end
    return (element.matches('td, th') && this.blocks.find(isInside)) || blockAt(this.blocks, start, end)
  }
}
