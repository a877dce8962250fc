import { expect, test } from 'vitest'
import { wholeCss } from './pick-css.ts'
import { indexSheet } from './sheet-index.ts'

test.each([
  [
    'rules in a row that begin with the same class',
    '.a{top:0}.a>li{top:1px}.a p,.a .b{top:2px}.a:hover{top:3px}',
    '.a{top:0;>li{top:1px}p,.b{top:2px}&:hover{top:3px}}',
  ],
  ['a class that has no rule of its own there', '.a .b{top:0}.a.c{top:1px}', '.a{.b{top:0}&.c{top:1px}}'],
  ['its own rule between others', '.a p{top:0}.a{top:1px}', '.a{p{top:0}&{top:1px}}'],
  [
    'media around nothing else',
    '.a{top:0}@media print{.a{top:1px}.a p{top:2px}}',
    '.a{top:0;@media print{top:1px;p{top:2px}}}',
  ],
  ['no rule alone', '.a{top:0}.b{top:1px}.a p{top:2px}', '.a{top:0}.b{top:1px}.a p{top:2px}'],
  ['no class that only begins alike', '.a{top:0}.ab{top:1px}.a-b p{top:2px}', '.a{top:0}.ab{top:1px}.a-b p{top:2px}'],
  ['no list that begins with several', '.a{top:0}.a p,.b p{top:1px}', '.a{top:0}.a p,.b p{top:1px}'],
  ['a class with signs', '.a\\:b{top:0}.a\\:b p{top:1px}', '.a\\:b{top:0;p{top:1px}}'],
  ['no keyframes', '.a{animation:b 1s}@keyframes b{to{top:0}}', '.a{animation:b 1s}@keyframes b{to{top:0}}'],
])('nests %s', (_what, css, nested) => {
  expect(wholeCss(indexSheet(css).units)).toBe(nested)
})
