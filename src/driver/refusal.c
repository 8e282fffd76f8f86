#include "driver/refusal.h"

#include <stdarg.h>
#include <stdio.h>

bool ks_refuse(struct ks_refusal *no, const char *code, const char *format, ...)
{
    va_list args;
    no->code = code;
    no->paragraph[0] = '\0';
    va_start(args, format);
    vsnprintf(no->message, sizeof no->message, format, args);
    va_end(args);
    return false;
}
