import { useMDXComponents } from '@mdx-js/react'
import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ElementType, ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { TextNode } from './text-tree.ts'

type Known = Readonly<Record<string, ElementType | undefined>>

/** A page's text as a component. It shows what the provider around it knows: widgets, and our own forms of Markdown's elements. */
export function contentOf(tree: readonly TextNode[]): MDXContent {
  return function Content({ components }: { components?: MDXComponents }) {
    const known = { ...useMDXComponents(), ...components } as Known
    return jsxs(Fragment, { children: tree.map((node) => shown(node, known)) })
  }
}

function shown(node: TextNode, known: Known): ReactNode {
  if (!Array.isArray(node)) return node
  const [name, props, ...children] = node
  const inner = children.map((child) => shown(child, known))
  const type = typeOf(name, known)
  return inner.length > 1 ? jsxs(type, { ...props, children: inner }) : jsx(type, inner.length ? { ...props, children: inner[0] } : props ?? {})
}

function typeOf(name: string, known: Known): ElementType {
  if (name.startsWith('<')) return name.slice(1) as ElementType
  const type = Object.hasOwn(known, name) ? known[name] : undefined
  if (type) return type
  if (/^[A-Z]/.test(name)) throw new Error(`There is no component ${name} for the widget that the page names.`)
  return name as ElementType
}
