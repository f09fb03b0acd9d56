import { links } from './catalogues/links.ts'

/** The allowed hosts of the demo: `.example` is reserved (RFC 2606), the rest are its links of interest. */
export const demoLinkHosts: readonly string[] = ['*.example', ...links.map(({ url }) => new URL(url).host)]
