import type { SocialNetwork } from '../http/publishing/social.ts'
import { SOURCE_LANGUAGE } from './languages.rule.ts'

/** The maximum length of a post in each network. */
export const SOCIAL_LIMITS: Readonly<Record<SocialNetwork, number>> = {
  linkedin: 3000,
  x: 280,
  facebook: 63_206,
  instagram: 2200,
}

const LINK_ON_X = 23
const LINKS = /https?:\/\/\S+/g
/** Code points that X counts once; it counts everything else, such as Chinese, twice. */
const SINGLE: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]

/** The text to paste into a network: the post, and the link in a separate paragraph. */
export function socialText({ text, link }: { readonly text: string; readonly link: string | null }): string {
  return [text.trim(), link?.trim()].filter(Boolean).join('\n\n')
}

/**
 * The length of a post as the network counts it. X counts every link as 23 and every emoji as two, however it is
 * composed. For the others, UTF-16 units are counted, the strictest way, so that the count never promises more space
 * than there is.
 */
export function socialLength(network: SocialNetwork, post: string): number {
  return network === 'x' ? lengthOnX(post) : post.length
}

/** The given networks that would refuse the post. */
export function tooLongFor(networks: readonly SocialNetwork[], post: string): readonly SocialNetwork[] {
  return networks.filter((network) => socialLength(network, post) > SOCIAL_LIMITS[network])
}

function lengthOnX(post: string): number {
  const normal = post.normalize('NFC')
  const links = normal.match(LINKS) ?? []
  const signs = [...new Intl.Segmenter(SOURCE_LANGUAGE).segment(normal.replace(LINKS, ''))]
  return signs.reduce((sum, { segment }) => sum + weightOnX(segment), links.length * LINK_ON_X)
}

function weightOnX(sign: string): number {
  if (/\p{Emoji_Presentation}|\p{Emoji}\uFE0F/u.test(sign)) return 2
  const points = [...sign].map((one) => one.codePointAt(0) ?? 0)
  return points.reduce(
    (sum, point) => sum + (SINGLE.some(([from, to]) => point >= from && point <= to) ? 1 : 2),
    0,
  )
}
