import { defineConfig } from 'vitepress';
import { docs, repositoryLink } from '../src/repository-links';
import { sidebar } from '../src/sidebar';

/** The site of the documents in `docs/`, with search. A link to a page that does not exist fails the build. */
export default defineConfig({
  title: 'Matchday',
  description: 'A storefront platform with one shop per club',
  lang: 'en',
  srcDir: docs,
  outDir: './dist',
  cacheDir: './.vitepress/cache',
  rewrites: { 'README.md': 'index.md', 'adr/README.md': 'adr/index.md' },
  cleanUrls: true,
  ignoreDeadLinks: false,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: sidebar(),
    outline: [2, 3],
    socialLinks: [{ icon: 'github', link: 'https://github.com/matchday/matchday' }],
  },
  markdown: {
    // Documents write `<club>` as people read it.
    html: false,
    config(markdown) {
      const usual = markdown.renderer.rules.link_open;
      markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
        const token = tokens[index];
        const address = repositoryLink(String(token?.attrGet('href')), env.relativePath);
        if (!address) return usual?.(tokens, index, options, env, self) ?? '';
        token?.attrSet('href', address);
        return self.renderToken(tokens, index, options);
      };
    },
  },
});
