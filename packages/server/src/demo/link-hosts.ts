import { links } from './catalogues/links.ts'

/** Where the people of the demo are led: `.example` is nobody's (RFC 2606), the rest are its links of interest. */
export const demoLinkHosts: readonly string[] = ['*.example', ...links.map(({ url }) => new URL(url).host)]
