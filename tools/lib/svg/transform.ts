/** a b c d e f, as in SVG's matrix(). */
export type Matrix = readonly [number, number, number, number, number, number]

/** Parses a transform attribute into one matrix. */
export function readTransform(value = ''): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  for (const [, name, list] of value.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = list!
      .split(/[\s,]+|(?<=\d)(?=-)/)
      .filter(Boolean)
      .map(Number)
    if (name === 'translate') matrix = multiply(matrix, [1, 0, 0, 1, a, b ?? 0])
    if (name === 'scale') matrix = multiply(matrix, [a, 0, 0, b ?? a, 0, 0])
    if (name === 'rotate') {
      const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
      const x = b ?? 0
      matrix = multiply(multiply(matrix, [cos, sin, -sin, cos, x, c]), [1, 0, 0, 1, -x, -c])
    }
  }
  return matrix
}

/** One transform after another: first the second, then the first. */
export function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The factor by which a matrix scales lengths. */
export function scaleOf([a, b, c, d]: Matrix): number {
  return Math.sqrt(Math.abs(a * d - b * c)) || 1
}
