/** Rules for tests that oxlint does not have. */

/** What `test` has that does not declare a test. */
const NO_TESTS = ['describe', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll', 'use', 'extend', 'step', 'info']

/** Functions that expect say so in their names; the steps of a journey wait for what they expect. */
const EXPECTS = /^(expect.*|.*Is|take|then)$/

/** The names of a call, outermost last: `test`, `each` of `test.each(cases)('…', …)`. */
function namesOf(callee) {
  if (callee.type === 'Identifier') return [callee.name]
  if (callee.type === 'CallExpression') return namesOf(callee.callee)
  if (callee.type === 'TaggedTemplateExpression') return namesOf(callee.tag)
  if (callee.type === 'MemberExpression' && !callee.computed) return [...namesOf(callee.object), callee.property.name]
  return []
}

/** The function of a test, or of a step of one, if the node declares it. */
function testOrStepFunction(node) {
  if (node?.type === 'CallExpression' && namesOf(node.callee).at(-1) === 'step')
    return node.arguments.find(({ type }) => /Function/.test(type))
  return testFunction(node)
}

/** The function of a test, if the node declares one. */
function testFunction(node) {
  if (node?.type !== 'CallExpression') return
  const [first, ...rest] = namesOf(node.callee)
  if (!['test', 'it'].includes(first) || rest.some((name) => NO_TESTS.includes(name))) return
  return node.arguments.find(({ type }) => /Function/.test(type))
}

/** Whether a node is in a test, and not in an argument of another call there. */
function isInTest(node) {
  let inner = node
  while (inner.parent && inner.parent.type !== 'CallExpression') inner = inner.parent
  return testOrStepFunction(inner.parent) === inner
}

const message = 'A test has no conditions: write two tests.'

const ifInTest = {
  create: (context) => ({
    IfStatement(node) {
      const outer = node.parent.parent
      if (testFunction(outer.parent) === outer) context.report({ node, message })
    },
  }),
}

const conditionInTest = {
  create(context) {
    const check = (node) => {
      if (isInTest(node)) context.report({ node, message })
    }
    return {
      IfStatement: check,
      SwitchStatement: check,
      ConditionalExpression: check,
      LogicalExpression: (node) => node.operator === '&&' && check(node),
    }
  },
}

const networkIdle = {
  create: (context) => ({
    Literal(node) {
      if (node.value === 'networkidle')
        context.report({ node, message: 'A quiet network does not show that a page is ready: wait for what it shows.' })
    },
  }),
}

const expectation = {
  create(context) {
    const open = []
    return {
      CallExpression(node) {
        if (testFunction(node)) open.push({ node, expects: false })
        else if (namesOf(node.callee).some((name) => EXPECTS.test(name))) for (const test of open) test.expects = true
      },
      'CallExpression:exit'(node) {
        if (open.at(-1)?.node !== node) return
        if (!open.pop().expects) context.report({ node: node.callee, message: 'This test expects nothing.' })
      },
    }
  },
}

export default {
  meta: { name: 'tests' },
  rules: {
    'no-if': ifInTest,
    'no-condition': conditionInTest,
    'no-network-idle': networkIdle,
    expectation,
  },
}
