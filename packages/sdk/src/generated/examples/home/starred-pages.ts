// Generated from specs/home/starred-pages.yaml by `pnpm codegen`. Never edited by hand.
import type { ExampleAnswer } from '#contract-answers.ts'

/** What the operations of specs/home/starred-pages.yaml answer when all is well. */
export const examples: Readonly<Record<string, ExampleAnswer>> = {
  'starredPages.index': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"index":0,"label":"Cargas en pausa","url":"/clustering/cargue?state=paused","icon":"database","highlightAction":false}]}}},
  'starredPages.update': {"status":200,"mediaType":"application/json","bodies":{"default":{"data":[{"index":0,"label":"Cargas en pausa","url":"/clustering/cargue?state=paused","icon":"database","highlightAction":false}]}}},
}
