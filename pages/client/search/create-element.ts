type Content = Node | string | undefined | false

/** Creates an element with attributes and content. Strings become text nodes and are not parsed as HTML. */
export function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value)
  created.append(...content.filter((part): part is Node | string => !!part))
  return created
}
