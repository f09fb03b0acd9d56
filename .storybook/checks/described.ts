/**
 * Tells axe that the line under an option or an action is its accessible description, and so need not be in its name.
 */
export const describedRule = { id: 'label-content-name-mismatch', selector: '*:not([aria-describedby])' }
