/* The look of the page: that of the table (web/style/theme.css), for light, dark and paper. */
#include "cli/balance_page.h"
#include "cli/show_symbol.h"

/* clang-format off */
static const char light[] =
    "--bg:#d9cfb8;--panel:#fbf7ec;--panel2:#f3ecda;--line:#d8ccb0;--line2:#b9a982;"
    "--text:#2a2119;--muted:#65573f;--accent:#7a1730;--brass:#8a6410;--par-bg:#efe2c0;"
    "--par:#5f3a06;--draw:#b5a98c;--inbar:#fffaf0;--plain:#8a7a52;";

static const char dark[] =
    "color-scheme:dark;--bg:#12110f;--panel:#1f1d1a;--panel2:#292622;--line:#3b362e;"
    "--line2:#5b5243;--text:#ede4d2;--muted:#b8aa90;--accent:#f08aa0;--brass:#e0b85a;"
    "--par-bg:#3a3224;--par:#f0cf8b;--draw:#6d6350;--inbar:#1a1512;--plain:#a8956a;";

/* In parts: a compiler need not take longer strings. */
static const char *const rules[] = {
    "*{box-sizing:border-box}"
    "body{margin:0;background:var(--bg);color:var(--text);line-height:1.5;"
    "font:16px/1.5 Lato,\"Source Sans 3\",\"Segoe UI\",system-ui,sans-serif}"
    "main{max-width:1080px;margin:0 auto;padding:28px 18px 60px}"
    "h1,h2,h3,h4{font-family:\"EB Garamond\",Garamond,\"Palatino Linotype\",Georgia,serif;"
    "font-weight:600;line-height:1.15;margin:0}"
    "header,section{background:var(--panel);border:1px solid var(--line2);"
    "outline:1px solid var(--line2);outline-offset:-6px;padding:28px 30px;margin:0 0 20px}"
    "header{text-align:center;padding-top:34px}"
    "h1{font-size:38px;letter-spacing:.01em}"
    "h2{font-size:27px;padding-bottom:8px;border-bottom:3px double var(--line2)}"
    "h3{font-size:21px;margin:24px 0 6px;color:var(--accent)}"
    "h4{font-size:17px;margin:18px 0 4px}"
    ".eyebrow{margin:0 0 8px;text-transform:uppercase;letter-spacing:.22em;font-size:12px;"
    "color:var(--brass);font-weight:700}"
    ".sub{margin:10px 0 0;color:var(--muted);font-size:14px}"
    ".about{color:var(--muted);max-width:74ch;margin:10px 0 14px}"
    ".cards{display:flex;flex-wrap:wrap;gap:14px;justify-content:center;margin-top:24px}"
    ".card{background:var(--panel2);border:1px solid var(--line);padding:14px 24px;min-width:230px}"
    ".card b{display:block;font:600 34px/1.2 \"EB Garamond\",Garamond,\"Palatino Linotype\",Georgia,serif}"
    ".card span{display:block;font-size:13px;color:var(--muted)}"
    ".card .name{color:var(--text);font-weight:700;letter-spacing:.04em}"
    ".a{color:var(--s0)}.b{color:var(--s1)}"
    ".key{display:flex;flex-wrap:wrap;gap:18px;justify-content:center;margin:18px 0 0;padding:0;"
    "list-style:none;font-size:13px;color:var(--muted)}"
    ".key li::before{content:\"\";display:inline-block;width:12px;height:12px;margin-right:7px;"
    "vertical-align:-1px;background:var(--c)}"
    ".key .k0{--c:var(--s0)}.key .k1{--c:var(--s1)}.key .k2{--c:var(--draw)}",
    ".two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:8px 30px}"
    ".two>*{min-width:0}"
    "figure{margin:8px 0 4px}figcaption{font-size:13px;color:var(--muted);margin-bottom:4px}"
    "svg{display:block;width:100%;height:auto;overflow:visible}"
    ".scroll{overflow-x:auto}"
    "table{border-collapse:collapse;width:100%;font-size:14px;margin:8px 0 6px;"
    "font-variant-numeric:tabular-nums lining-nums}"
    "caption{text-align:left;font-size:13px;color:var(--muted);padding:0 0 4px}"
    "th,td{padding:5px 10px 5px 0;text-align:right;border-bottom:1px solid var(--line);"
    "vertical-align:baseline;white-space:nowrap}"
    "th{font-size:12.5px;color:var(--muted);font-weight:600;vertical-align:bottom;white-space:normal}"
    "td:first-child,.words{text-align:left}td.words{white-space:normal}"
    "td:last-child,th:last-child{padding-right:0}"
    "td small{color:var(--muted);font-size:12px}"
    "tr.clear td:first-child{font-weight:700}"
    ".par{background:var(--par-bg);color:var(--par);border-radius:3px;padding:1px 6px;font-size:12.5px;"
    "white-space:nowrap}"
    ".never{display:flex;flex-wrap:wrap;gap:6px;margin:6px 0 0;padding:0;list-style:none}",
    ".tick{font-size:11px;fill:var(--muted)}.label{font-size:13px;fill:var(--text)}"
    ".inbar{font-size:14px;font-weight:700;fill:var(--inbar)}"
    ".mid{text-anchor:middle}.end{text-anchor:end}"
    ".side0{fill:var(--s0);stroke:var(--s0)}.side1{fill:var(--s1);stroke:var(--s1)}"
    ".draw{fill:var(--draw);stroke:var(--draw)}.plain{fill:var(--plain);stroke:var(--plain)}"
    "rect{stroke-width:0}line.side0,line.side1,line.draw,line.plain{stroke-width:2.5}"
    ".side0t{fill:var(--s0);font-weight:700}.side1t{fill:var(--s1);font-weight:700}"
    ".grid{stroke:var(--line);stroke-width:1}.axis{stroke:var(--line2);stroke-width:1}"
    ".half{stroke:var(--text);stroke-width:1;stroke-dasharray:4 4;opacity:.7}"
    ".halo{stroke:var(--panel);stroke-width:7;stroke-linecap:round;opacity:.85}"
    ".whisker{stroke:var(--text);stroke-width:2}"
    ".point{fill:var(--text);stroke:var(--panel);stroke-width:1.5}"
    ".ring{fill:none;stroke:var(--brass);stroke-width:3}"
    ".curve{fill:none;stroke:var(--accent);stroke-width:2.5;stroke-linejoin:round}"
    ".band{fill:var(--accent);opacity:.28}.band.wide{opacity:.14}"
    "footer{color:var(--muted);font-size:13px;text-align:center}"
    "@media(max-width:600px){header,section{padding:22px 18px}h1{font-size:29px}"
    "figure{overflow-x:auto}.wide{min-width:560px}}"
    "@media print{body{background:#fff;font-size:11pt}main{max-width:none;padding:0}"
    "header,section{border:0;outline:0;padding:0 0 10pt;background:#fff}"
    "figure,tr,.card{break-inside:avoid}h2,h3,h4{break-after:avoid}"
    ".scroll{overflow:visible}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}}",
};
/* clang-format on */

void ks_page_style(struct ks_svg *o, const struct ks_game *g)
{
    const char *const *a = ks_dress_find(g->side_livery[0].dress)->chart,
                      *const *b = ks_dress_find(g->side_livery[1].dress)->chart;
    ks_svg_open(o, "style", NULL);
    ks_svg_put(o, ":root{%r--s0:%r;--s1:%r}\n", light, a[0], b[0]);
    ks_svg_put(
        o, "@media screen and (prefers-color-scheme:dark){:root{%r--s0:%r;--s1:%r}}\n",
        dark, a[1], b[1]);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        ks_svg_put(o, "%r\n", rules[i]);
    ks_svg_close(o);
}
