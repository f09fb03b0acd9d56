/**
 * How axe is told that the line under the name of an option or an act is its description and said as such: it is not
 * missing from its name.
 */
export const describedRule = { id: 'label-content-name-mismatch', selector: '*:not([aria-describedby])' }
