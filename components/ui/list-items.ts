import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'

type WithChildren = ReactElement<{ children?: ReactNode }>

/** The items of a Markdown list inside a widget. */
export function listItems(children: ReactNode): ReactNode[][] {
  return elementsOf(children).flatMap((list) =>
    isElementNamed(list, 'ul', 'ol') ? elementsOf(list.props.children).map((item) => itemContent(item)) : [],
  )
}

/** The content of an item. With empty lines between items, Markdown wraps each in a paragraph. */
function itemContent(item: WithChildren): ReactNode[] {
  const [only, ...more] = elementsOf(item.props.children)
  const content = only && !more.length && isElementNamed(only, 'p') ? only.props.children : item.props.children
  return Children.toArray(content)
}

function elementsOf(children: ReactNode): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isValidElement(child))
}

/** Whether a node is an HTML element with one of the given names. */
export function isElementNamed(node: ReactNode, ...names: string[]): node is WithChildren {
  return isValidElement(node) && names.includes(node.type as string)
}
