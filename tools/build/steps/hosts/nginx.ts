import { titleCase, type HostRules } from './host-rules.ts'
import { caching } from './headers.ts'

/** A configuration for nginx's `http { }`, complete except for the certificate, the server name and the folder. */
export function nginx({ headers, redirects }: HostRules): Record<string, string> {
  const everywhere = headers.filter(({ folder }) => !folder).flatMap((rule) => Object.entries(rule.headers))
  const immutable = headers.flatMap(({ folder }) => folder ?? [])
  return {
    'nginx.conf': `# Staffroom on nginx: include this in http { }, and change what is in capitals.
map "$status:$uri" $staffroom_caching {
  default "${caching.revalidated}";
${immutable.map((folder) => `  "~^(200|206|304):${folder}" "${caching.immutable}";`).join('\n')}
}

server {
  listen 80; # LISTEN: 443 ssl, with a certificate
  server_name www.example.com; # NAME
  root /var/www/staffroom; # FOLDER: the content of dist/client

  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain text/markdown image/svg+xml;
  server_tokens off;
  absolute_redirect off;
  error_page 404 /404.html;
  gzip on;
  gzip_vary on;
  gzip_comp_level 6;
  gzip_types text/css text/javascript application/javascript application/json application/manifest+json application/xml text/xml text/plain text/markdown image/svg+xml;

  # All headers are here: add_header in a location would remove the inherited ones.
  add_header Cache-Control $staffroom_caching always;
${everywhere.map(([name, value]) => `  add_header ${titleCase(name)} "${value}" always;`).join('\n')}

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }

  # One URL for each page. Only plain characters, so that no URL can inject a header.
  location = /index.html { return 301 /$is_args$args; }
  location = /index { return 301 /$is_args$args; }
  location ~ "^(?<page>/[\\w.~-]+(?:/[\\w.~-]+)*)/$" { return 301 $page$is_args$args; }
  location ~ "^(?<page>/[\\w~-]+(?:/[\\w~-]+)*)\\.html$" { return 301 $page$is_args$args; }
  location = /404.html { internal; }
  location = /404 { return 404; }
${redirects.flatMap(({ from, to }) => [from, `${from}/`].map((path) => `  location = ${path} { return 301 ${to}$is_args$args; }`)).join('\n')}

  location ~ "\\.md$" { default_type text/markdown; }
  location ~ "\\.webmanifest$" { default_type application/manifest+json; }
  location = /_headers { return 404; }
  location = /_redirects { return 404; }
}
`,
  }
}
