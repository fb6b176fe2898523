/** The sitemap of the canonical addresses with the day each was last checked. */
export function sitemap(
  domain: string,
  entries: readonly { readonly address: string; readonly updated: string }[],
): string {
  const urls = entries.map(
    ({ address, updated }) => `  <url><loc>${domain}${address}</loc><lastmod>${updated}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** What crawlers may read: everything. */
export function robots(domain: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${domain}/sitemap.xml\n`;
}
