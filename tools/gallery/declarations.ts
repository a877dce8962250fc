import type { WidgetDeclaration } from '../../components/widgets/declare.ts'
import * as widgets from '../../components/widgets/registry.ts'

/** The declarations of all widgets, by name. */
export const declarations = widgets as unknown as Readonly<Record<string, WidgetDeclaration>>
