import type { Rule } from 'eslint'

const FORM_WITHOUT_QUESTION =
  'A form of the kit has `noValidate` and a <LeaveQuestion>: what the user typed is not lost by a click on a link.'

interface JsxName {
  readonly type: string
  readonly name?: string
}

interface JsxElement {
  readonly openingElement: {
    readonly name: JsxName
    readonly attributes: readonly { readonly type: string; readonly name?: JsxName }[]
  }
}

/** A form checks its fields with the schema of its request, not with the browser's, and asks before they are lost. */
export const formsAskBeforeLeaving: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const open: { readonly node: JsxElement; asks: boolean }[] = []
    return {
      JSXElement(node: unknown) {
        const { openingElement } = node as JsxElement
        const form = open.at(-1)
        if (form && openingElement.name.name === 'LeaveQuestion') form.asks = true
        if (openingElement.name.name === 'form') open.push({ node: node as JsxElement, asks: false })
      },
      'JSXElement:exit'(node: unknown) {
        const form = open.at(-1)
        if (!form || form.node !== node) return
        open.pop()
        const { attributes } = form.node.openingElement
        const isOurs = attributes.some(({ name }) => name?.name === 'noValidate')
        if (!isOurs || !form.asks) context.report({ node: node as Rule.Node, message: FORM_WITHOUT_QUESTION })
      },
    }
  },
}
